import type {LayoutProps} from 'sanity'
import {createGlobalStyle} from 'styled-components'
import {environment} from '../environment.ts'

/** The page at sanity.io where a project is managed: a project on this machine has none. */
const NoManagement = createGlobalStyle`
  a[href*="/manage/project/${environment.projectId}"] {
    display: none;
  }
`

/** The Studio without its ways to what only a hosted project has. */
export const WithoutElsewhere = (props: LayoutProps) => (
  <>
    <NoManagement />
    {props.renderDefault(props)}
  </>
)
