/** The same of the checkout and of “Meet de wind”. */
export const CHECKOUT: Readonly<Record<string, string>> = {
  'The site that we improve.': 'The site we’ll improve.',
  'With the country code before it, such as BE0123456749. You then pay no Dutch VAT: it is reverse-charged.':
    'Start with the country code, such as BE0123456749. You then pay no Dutch VAT: it’s reverse-charged.',
  'Continues month by month until you cancel. You can cancel any month, without penalty: by My subscription at the foot of every page, or by e-mail.':
    'Continues month by month until you cancel. You can cancel any month, without penalty: under My subscription at the foot of every page, or by e-mail.',
  'After {months} months a new period of {months} months starts, unless you cancel before then. A paid period cannot be ended early and is not refunded. You cancel by My subscription at the foot of every page, or by e-mail.':
    'After {months} months a new period of {months} months starts, unless you cancel before then. A paid period cannot be ended early and is not refunded. You can cancel under My subscription at the foot of every page, or by e-mail.',
  'What is included': 'What’s included',
  'You pay at Mollie.': 'You pay through Mollie.',
  'Nothing has been paid. Below the fields it says what is missing or not right.':
    'Nothing has been paid. The fields below tell you what’s missing or wrong.',
  'This number is not one of the chosen country, or it has a typing error. If it is right after all, mail {supportEmail}.':
    'This number doesn’t belong to the country you chose, or it has a typo. Sure it’s right? E-mail {supportEmail}.',
  'Je code geldt': 'Je code is toegepast',
  'Your code counts': 'Code applied',
  'To authorise direct debits you pay €0.01 at most, which is refunded at once.':
    'To authorise direct debits you pay €0.01 at most, which you get straight back.',
  'We do not know this code. Check it for a typing error.': 'We don’t recognise this code. Check it for typos.',
  'This code does not count yet.': 'This code isn’t valid yet.',
  'This code does not count for this plan or billing period.': 'This code isn’t valid for this plan or billing period.',
  'Deze code is zo vaak gebruikt als hij mocht.': 'Deze code is opgebruikt.',
  'This code has been used as often as it could be.': 'This code has been used up.',
  'This code was used before with this e-mail address or VAT number, and it counts once.':
    'This code has already been used with this e-mail address or VAT number, and it works only once.',
  'This offer is used up': 'This offer is sold out',
  "Enter your website's address. We read one page and tell you honestly what is fine and what needs attention.":
    'Enter your website’s address. We read one page and tell you honestly what’s fine and what needs attention.',
  "Your website's address": 'Your website’s address',
  "Takes a few seconds. We don't keep the address.": 'Takes a few seconds. We don’t keep the address.',
  "De AI voegt schema-markup toe die past bij je bedrijf en je pagina's.":
    'De AI voegt schema-markup toe die past bij je bedrijf en je pagina’s.',
  "Links naar je eigen pagina's: {count}. Ze zijn allemaal te volgen.":
    'Links naar je eigen pagina’s: {count}. Ze zijn allemaal te volgen.',
  "Links naar je eigen pagina's: {count}. Links die een zoekmachine niet kan volgen: {broken}.":
    'Links naar je eigen pagina’s: {count}. Links die een zoekmachine niet kan volgen: {broken}.',
  'Links to your own pages: {count}. Links that a search engine cannot follow: {broken}.':
    'Links to your own pages: {count}. Links that a search engine can’t follow: {broken}.',
  "Je audit laat zien welke pagina's te zwaar zijn.": 'Je audit laat zien welke pagina’s te zwaar zijn.',
  "Your audit shows where your site answers slowly. The server itself is your hosting company's.":
    'Your audit shows where your site answers slowly. The server itself is your hosting company’s.',
  "This is not a website's address yet. Write it like bakery.com.":
    'This isn’t a website’s address yet. Enter it like bakery.com.',
  'This is not a public address. We only measure websites that everyone can visit.':
    'This isn’t a public address. We only measure websites that anyone can visit.',
  'We could not reach this website. Is the address right?': 'We couldn’t reach this website. Is the address right?',
  'This website did not answer within {seconds} seconds. Please try again later.':
    'This website didn’t answer within {seconds} seconds. Please try again later.',
  "This page is larger than {most} MB. We don't read that much.":
    'This page is larger than {most} MB. We don’t read that much.',
  'There is no web page at this address but something else, such as a file.':
    'There’s no web page at this address, but something else, such as a file.',
  "This website's robots.txt asks us to stay away, or could not be read. We respect that.":
    'This website’s robots.txt asks us to stay away, or couldn’t be read. We respect that.',
  'The owner of this website does not want us to measure it. We respect that.':
    'The owner of this website doesn’t want us to measure it. We respect that.',
  "This website has been measured often just now. We don't want to burden it: please try again in an hour.":
    'This website has just been measured a lot. We don’t want to burden it: please try again in an hour.',
  'Enough was measured today, from your connection or by everyone together. Please try again tomorrow.':
    'Today’s limit has been reached, for your connection or for everyone together. Please try again tomorrow.',
  'Would you rather not have visitors measure it here? Add the line “User-agent: {agent}” to your robots.txt with “Disallow: /” below it, or e-mail {privacyEmail}. We will then stay away.':
    'Rather not have visitors measure it here? Add the line “User-agent: {agent}” to your robots.txt with “Disallow: /” below it, or e-mail {privacyEmail}, and we’ll stay away.',
}
