import beheer from '../../../functions/endpoints/beheer.ts'
import signIn from '../../../functions/endpoints/beheer-aanmelden.ts'
import {staff} from '../../../functions/runtime/config.ts'
import {Endpoints} from './endpoints.ts'
import {cookieFor} from './staffSession.ts'

/** Address that sign-in links to admin go to. */
export const OPERATOR = 'beheer@example.nl'

/** Address in BOOKKEEPER_MAIL, which reads and exports. */
export const BOOKKEEPER = 'boekhouder@example.nl'

/** The back office as a browser sees it, and the way into it. */
export class Office extends Endpoints {
  constructor() {
    super((path) => (path === '/beheer/aanmelden' ? signIn : beheer))
  }

  ask = (email = OPERATOR, next = '') => this.call('/beheer/aanmelden', {email, next})

  async mailedLink(email = OPERATOR): Promise<string> {
    await this.settled()
    // Beside it are mails that say that somebody signed in.
    const links = this.mailbox.to(email).flatMap(({text}) => text?.match(/http\S+[?&]link=\S+/)?.[0] ?? [])
    return links.at(-1) ?? ''
  }

  /** Through the button of the link. */
  follow = (link: string) => {
    const {searchParams} = new URL(link)
    return this.call('/beheer/aanmelden', {
      link: searchParams.get('link') ?? '',
      next: searchParams.get('next') ?? '',
    })
  }

  async enter(email = OPERATOR) {
    this.cookie = await cookieFor(email, this.shop.database.database, staff())
  }

  async enterByMail(email = OPERATOR) {
    await this.ask(email)
    const {headers} = await this.follow(await this.mailedLink(email))
    this.cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  }
}

/** Session token in a form of admin. */
export const tokenIn = (html: string) => html.match(/name="token" value="(\w+)"/)?.[1] ?? ''
