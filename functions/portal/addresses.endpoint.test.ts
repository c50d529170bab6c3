import {portalPath, signInPath} from '../../domain/pages/portalAddress.ts'
import {LANGUAGES} from '../../domain/texts/languages.ts'
import {config as page} from '../endpoints/subscription.ts'
import {config as link} from '../endpoints/subscription-link.ts'

/** Netlify's bundler reads `config` without running the file, so the addresses stand there as they are. */
test.each(LANGUAGES)(
  'the addresses of the customer’s page in %s are served, with and without the final slash',
  (language) => {
    const bothOf = (address: string) => [address.slice(0, -1), address]
    expect(page.path).toEqual(expect.arrayContaining(bothOf(portalPath(language))))
    expect(link.path).toEqual(expect.arrayContaining(bothOf(signInPath(language))))
  },
)
