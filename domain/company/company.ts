type Company = {kvk: string; vatNumber: string; sampleNotice?: unknown}

/** Whether the company's details are still those that ship: what has them is no invoice, and may take no real money. */
export const isSampleCompany = ({kvk, vatNumber, sampleNotice}: Company): boolean =>
  /^0*$/.test(kvk.replace(/\D/g, '')) ||
  /^0*$/.test(vatNumber.replace(/^NL/i, '').replace(/\D/g, '')) ||
  (typeof sampleNotice === 'object' &&
    sampleNotice !== null &&
    Object.entries(sampleNotice).some(([name, text]) => !name.startsWith('_') && Boolean(text)))
