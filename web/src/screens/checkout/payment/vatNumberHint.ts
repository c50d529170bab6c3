/** Whether the European register says that a VAT number does not exist; false without an answer. */
export async function isUnknownVatNumber(country: string, number: string): Promise<boolean> {
  try {
    const response = await fetch(`/api/vat-number?${new URLSearchParams({country, number})}`)
    const answer: {state?: string} = await response.json()
    return answer.state === 'refused'
  } catch {
    return false
  }
}
