import {line, section, text} from '../fields.ts'

const NEW = ['newPlan', 'newPeriod', 'changeFrom', 'newTotal', 'inclVat'] as const
const NAMES = NEW.map((name) => `{${name}}`).join(', ')

/** Texts of the section where customers change plan or period. */
export const planChange = section('planChange', ['Pakket of periode wijzigen', 'Changing plan or period'], {
  help: [
    'De klant kiest een pakket en een periode, ziet de som, en beslist dan.',
    'The customer chooses a plan and a period, sees the sum, and then decides.',
  ],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text']),
    line('present', ['Huidige keuze', 'Present choice'], {
      help: ['Bij het pakket dat de klant heeft.', 'Shown at the customer’s own plan.'],
    }),
    line('chosen', ['Kop van de som', 'Heading of the sum'], {
      help: ['{newPlan} en {newPeriod} worden ingevuld.', '{newPlan} and {newPeriod} are filled in.'],
      placeholders: ['newPlan', 'newPeriod'],
    }),
    text('now', ['Duurder pakket', 'More expensive plan'], {
      help: [
        'Boven de som van een overstap die meteen ingaat.',
        'Above the sum of a change that takes effect at once.',
      ],
    }),
    text('later', ['Vanaf de volgende betaling', 'From the next payment'], {
      help: [
        'Boven een overstap die later ingaat. {changeFrom} en {withdrawUntil} worden ingevuld.',
        'Above a change that takes effect later. {changeFrom} and {withdrawUntil} are filled in.',
      ],
      placeholders: ['changeFrom', 'withdrawUntil'],
    }),
    text('firstDays', ['Eerste dagen', 'First days'], {
      help: [
        'Boven de som van een overstap die meteen ingaat, met een andere periode. Ingevuld worden: {newPlan}, {newPeriod}, {period}, {changeFrom}.',
        'Above the sum of a change that takes effect at once, to another period. Filled in: {newPlan}, {newPeriod}, {period}, {changeFrom}.',
      ],
      placeholders: ['newPlan', 'newPeriod', 'period', 'changeFrom'],
    }),
    text('recurs', ['Wat daarna wordt afgeschreven', 'Later collections'], {
      help: [
        'Onder de som. Ingevuld worden: {newTotal}, {inclVat}, {changeFrom}, {changeNext}.',
        'Below the sum. Filled in: {newTotal}, {inclVat}, {changeFrom}, {changeNext}.',
      ],
      placeholders: ['newTotal', 'inclVat', 'changeFrom', 'changeNext'],
    }),
    text('keeps', ['Wat intrekken doet', 'Effect of withdrawing'], {
      help: [
        'Boven de knop om in te trekken. {plan} en {period} worden ingevuld.',
        'Above the button to withdraw. {plan} and {period} are filled in.',
      ],
      placeholders: ['plan', 'period'],
    }),
    text('discount', ['Korting vervalt', 'Discount ends'], {
      help: [
        'Boven de som, als op het huidige pakket een korting loopt.',
        'Above the sum, while the present plan has a discount.',
      ],
    }),
    line('days', ['Dagen', 'Days'], {
      help: ['Het label van de dagen die over zijn.', 'The label of the days left.'],
    }),
    line('price', ['Nieuw pakket voor die dagen', 'New plan for those days'], {
      help: [
        'Het label van de prijs van het nieuwe pakket. {newPlan} wordt ingevuld.',
        'The label of the new plan’s price. {newPlan} is filled in.',
      ],
      placeholders: ['newPlan'],
    }),
    line('credit', ['Tegoed', 'Credit'], {
      help: [
        'Wat al is betaald voor die dagen. {plan} wordt ingevuld.',
        'The amount already paid for those days. {plan} is filled in.',
      ],
      placeholders: ['plan'],
    }),
    line('vat', ['Btw', 'VAT'], {
      help: ['{vatRate} wordt ingevuld.', '{vatRate} is filled in.'],
      placeholders: ['vatRate'],
    }),
    line('today', ['Vandaag', 'Today'], {
      help: [
        'Het label van wat meteen wordt betaald. {inclVat} wordt ingevuld.',
        'The label of the amount to pay at once. {inclVat} is filled in.',
      ],
      placeholders: ['inclVat'],
    }),
    line('from', ['Daarna', 'After that'], {
      help: [
        'Het label van het bedrag per periode. {changeFrom} en {inclVat} worden ingevuld.',
        'The label of the amount per period. {changeFrom} and {inclVat} are filled in.',
      ],
      placeholders: ['changeFrom', 'inclVat'],
    }),
    line('invoice', ['Kop van de factuur', 'Heading of the invoice'], {
      help: ['Boven de factuur zoals die eruit komt te zien.', 'Above the invoice as it will look.'],
    }),
    line('pay', ['Knop bij betalen', 'Button to pay'], {
      help: ['{paidToday} wordt ingevuld.', '{paidToday} is filled in.'],
      placeholders: ['paidToday'],
    }),
    line('confirm', ['Knop zonder betalen', 'Button without paying']),
    line('back', ['Link terug', 'Link back']),
    text('planned', ['Overstap gepland', 'Change planned'], {
      help: [`Ingevuld worden: ${NAMES}, {withdrawUntil}.`, `Filled in: ${NAMES}, {withdrawUntil}.`],
      placeholders: [...NEW, 'withdrawUntil'],
    }),
    text('begun', ['Overstap staat vast', 'Change is final'], {
      help: [
        `Als intrekken niet meer kan. Ingevuld worden: ${NAMES}.`,
        `Shown when it can no longer be withdrawn. Filled in: ${NAMES}.`,
      ],
      placeholders: [...NEW],
    }),
    line('withdraw', ['Knop om in te trekken', 'Button to withdraw']),
    text('underway', ['Betaling onderweg', 'Payment pending'], {
      help: [
        'Zolang de bank nog niet heeft geantwoord. {newPlan} wordt ingevuld.',
        'Shown until the bank has answered. {newPlan} is filled in.',
      ],
      placeholders: ['newPlan'],
    }),
    line('agreed', ['Vastgelegd', 'Confirmed']),
    line('done', ['Betaald en overgestapt', 'Paid and changed'], {
      help: ['{plan} wordt ingevuld.', '{plan} is filled in.'],
      placeholders: ['plan'],
    }),
    line('withdrawn', ['Ingetrokken', 'Withdrawn']),
    text('notPaid', ['Niet betaald', 'Not paid']),
    text('differs', ['Prijs of datum veranderd', 'Price or date changed'], {
      help: [
        'Als de som niet meer klopt op het moment van de klik.',
        'Shown when the sum no longer holds at the moment of the click.',
      ],
    }),
    text('tooLate', ['Te dicht op een betaling', 'Too close to a payment']),
    text('collecting', ['Afschrijving onderweg', 'Direct debit pending']),
    line('byMandate', ['Met de machtiging', 'By the mandate'], {
      help: [
        'Onder de knop om te betalen. {debitTotal}, {inclVat} en {debitFrom} worden ingevuld.',
        'Below the button to pay. {debitTotal}, {inclVat} and {debitFrom} are filled in.',
      ],
      placeholders: ['debitTotal', 'inclVat', 'debitFrom'],
    }),
    text('debit', ['Uitleg bij een bankrekening', 'Explanation for a bank account'], {
      help: [
        'Een afschrijving duurt dagen. {debitFrom} wordt ingevuld: de dag waarvandaan wordt betaald.',
        'A direct debit takes days. {debitFrom} is filled in: the first day that is paid for.',
      ],
      placeholders: ['debitFrom'],
    }),
    text('card', ['Uitleg bij een kaart', 'Explanation for a card']),
    line('debitDue', ['Totaal van de afschrijving', 'Total of the direct debit'], {
      help: [
        'Het label van wat de machtiging betaalt. {inclVat} wordt ingevuld.',
        'The label of what the mandate pays. {inclVat} is filled in.',
      ],
      placeholders: ['inclVat'],
    }),
    line('collect', ['Knop om te laten afschrijven', 'Button to collect'], {
      help: ['{debitTotal} wordt ingevuld.', '{debitTotal} is filled in.'],
      placeholders: ['debitTotal'],
    }),
    text('noMandate', ['Afschrijven kan niet', 'Cannot be collected']),
    text('collected', ['Onzeker of het is gelukt', 'Unknown whether it worked'], {
      help: [
        'Als onze betaaldienst niet heeft geantwoord: de afschrijving kan er toch zijn.',
        'When our payment provider did not answer: the direct debit may exist all the same.',
      ],
    }),
    text('refused', ['Kan nu niet', 'Not possible now']),
    text('failed', ['Niet gelukt', 'Did not work'], {
      help: [
        'Als onze betaaldienst na die klik niet te bereiken is.',
        'Shown when our payment provider cannot be reached after that click.',
      ],
    }),
  ],
})
