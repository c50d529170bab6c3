import styled from 'styled-components'
import {FIXED_PAGES, pathFor} from '../../../domain/pages/pages.ts'
import {LANGUAGES} from '../../../domain/texts/languages.ts'
import {STATES, type State} from './states.ts'

const Columns = styled.main`
  max-width: 70rem;
  margin: 0 auto;
  padding: 2rem 1rem;
  ul { columns: 18rem; padding: 1rem 0 2rem; }
  li { padding: 0.25rem 0; break-inside: avoid; }
`

/** Pages with one address; those of plans and articles are among the states, or linked from these. */
const PATHS = FIXED_PAGES.map(({path}) => path).filter((path) => !path.includes(':'))

const addressOf = (name: string, {route, search = '', spoils}: State, language: (typeof LANGUAGES)[number]) =>
  `${pathFor(spoils?.route ?? route, language)}${search}#state=${name}`

/** Links to every page and every state of one: `npm run dev` shows them at /__states/. */
export const StatesIndex = () => (
  <Columns id="content">
    <h1>Screens and their states</h1>
    <h2>States</h2>
    <ul>
      {Object.entries<State>(STATES).map(([name, state]) => (
        <li key={name}>
          {name}{' '}
          {LANGUAGES.map((language) => (
            <a key={language} href={addressOf(name, state, language)} lang={language}>
              {language}{' '}
            </a>
          ))}
        </li>
      ))}
    </ul>
    <h2>Pages</h2>
    <ul>
      {LANGUAGES.flatMap((language) => PATHS.map((path) => pathFor(path, language))).map((address) => (
        <li key={address}>
          <a href={address}>{address}</a>
        </li>
      ))}
    </ul>
  </Columns>
)
