/**
 * Sixty customers of one year, of whom some are Belgian or German: their acts on days, and in the end the state, the plan, the
 * period and the euros that were kept. Staff announce prices on two days (yearsPrices.fixture.ts): Basis by the month from 1 May, Pro for 3 months from
 * 1 August.
 */
export const YEAR = `
01-03 buys basis monthly | running basis monthly 1534.28
01-31 buys basis monthly, 04-10 operatorCorrects BE, 04-12 operatorReinvoices | running basis monthly 1268.00
02-29 buys pro monthly BE, 06-10 operatorCorrects NL, 06-12 operatorReinvoices | running pro monthly 1858.03
01-05 buys basis quarterly BE | running basis quarterly 1069.20
01-06 buys pro biannual, 02-01 operatorCorrects DE, 02-02 operatorReinvoices | running pro biannual 1490.00
01-07 buys basis yearly DE | running basis yearly 990.00
01-15 buys pro quarterly, 03-01 plans basis quarterly, 03-20 withdraws 1 | running pro quarterly 1968.54

01-04 buys basis monthly BE, 02-14 changes pro monthly | running pro monthly 1720.76
01-09 buys basis monthly, 02-14 changes pro biannual | running pro biannual 2092.55
01-10 buys basis quarterly, 02-20 changes pro quarterly | running pro quarterly 1894.94
01-12 buys basis biannual, 03-15 changes pro yearly | running pro yearly 2599.65
01-13 buys basis monthly, 02-14 changes pro monthly failed, 03-14 changesByMandate pro monthly | running pro monthly 2030.77
01-14 buys basis monthly, 02-16 changes pro monthly expired, 02-20 changes pro monthly | running pro monthly 2090.46
01-16 buys basis monthly, 04-20 changes pro monthly, 06-20 plans basis monthly | running basis monthly 1683.51
01-17 buys basis monthly, 03-20 changes pro monthly | running pro monthly 2036.62

01-18 buys pro monthly, 03-10 plans basis monthly | running basis monthly 1655.28
01-19 buys pro biannual, 02-01 plans basis biannual | running basis biannual 1500.40
01-20 buys pro monthly, 03-10 plans basis monthly, 03-12 withdraws 1 | running pro monthly 2163.48
01-21 buys pro quarterly, 05-01 plans basis monthly | running basis monthly 1764.90
01-22 buys pro yearly, 03-01 plans basis yearly | running pro yearly 1802.90
01-23 buys pro monthly, 03-10 operatorPlans basis quarterly | running basis quarterly 1654.30

01-24 buys basis monthly DE, 02-10 plans basis quarterly | running basis quarterly 1168.20
01-25 buys basis quarterly, 02-10 plans basis monthly | running basis monthly 1498.34
01-26 buys basis monthly, 02-10 plans basis yearly | running basis yearly 1317.69
01-27 buys pro monthly, 05-10 plans pro biannual, 05-20 withdraws 1, 06-10 plans pro quarterly | running pro quarterly 2404.63
01-28 buys basis biannual, 03-01 plans basis quarterly, 08-15 changes pro monthly | running pro monthly 1611.87
01-29 buys basis monthly, 04-10 plans basis quarterly | running basis quarterly 1329.66

01-30 buys basis monthly, 02-10 pauses 1 | running basis monthly 1414.49
01-11 buys basis monthly, 04-01 pauses 3 | running basis monthly 1150.71
02-01 buys pro monthly, 02-10 pauses 3, 04-20 resumes | running pro monthly 1802.90
02-02 buys pro monthly, 02-10 pauses 2, 02-20 resumes | running pro monthly 1983.19
02-03 buys basis monthly, 02-10 pauses 2, 03-20 cancels | ended basis monthly 119.79
02-04 buys basis monthly, 02-10 pauses 1, 06-10 pauses 2, 06-20 pauses 3 | running basis monthly 899.03
02-05 buys pro monthly, 02-10 pauses 1, 04-20 plans pro quarterly | running pro quarterly 1863.76

02-06 buys basis monthly WELKOM10 | running basis monthly 1378.55
02-07 buys pro monthly PROEF50 | running pro monthly 1893.05
02-08 buys basis monthly VAST5 | running basis monthly 1343.80
02-09 buys basis monthly WELKOM10, 02-20 changes pro monthly | running pro monthly 1955.70
02-10 buys basis monthly WELKOM10, 02-20 cancels, 02-25 returns | running basis monthly 1378.55
02-11 buys basis quarterly PROEF50, 04-10 plans basis monthly | running basis monthly 1204.74
02-12 buys pro monthly, 03-01 operatorGives 20 3 | running pro monthly 1875.01
02-13 buys basis monthly WELKOM10, 02-20 pauses 2 | running basis monthly 1162.93

02-14 buys basis monthly, 03-01 fails | running basis monthly 1414.49
02-15 buys basis monthly BE, 03-01 fails, 03-16 pays | running basis monthly 1169.00
02-16 buys basis monthly, 03-01 fails, 03-17 losesMandate | ended basis monthly 119.79
02-17 buys pro monthly, 03-01 paysAfter 5, 03-25 plans pro quarterly | running pro quarterly 1842.34
02-18 buys pro monthly, 03-01 failsAfter 6 | running pro monthly 1983.19
02-19 buys basis monthly, 03-01 fails, 03-20 losesMandate, 04-12 pays | running basis monthly 1414.49
02-20 buys basis monthly, 03-01 fails, 03-21 account | running basis monthly 1414.49
02-21 buys basis monthly, 03-01 fails, 03-22 cancels | ended basis monthly 119.79

02-22 buys basis monthly, 04-10 cancels Te duur | ended basis monthly 239.58
02-23 buys basis monthly, 04-10 cancels, 04-20 returns | running basis monthly 1414.49
02-24 buys pro biannual, 03-01 cancels | ended pro biannual 901.45
02-25 buys basis monthly BE, 03-10 operatorRefunds 50.00 | running basis monthly 1119.00
02-26 buys pro monthly, 03-10 operatorRefundsAndCancels 180.29 | ended pro monthly 0.00
02-27 buys basis quarterly, 03-10 refundedAtMollie 20.00 | running basis quarterly 1273.72
02-28 buys basis monthly DE, 03-10 chargesBack, 03-20 pays | running basis monthly 1169.00
03-01 buys basis monthly, 03-10 chargesBack, 03-20 givesBack | running basis monthly 1426.59
03-02 buys basis monthly, 03-10 chargesBack, 04-20 operatorWritesOff | ended basis monthly 0.00
03-03 buys pro monthly, 03-10 chargesBack 50.00, 05-10 account, 09-01 losesMandate | missing pro monthly 1031.74
`
