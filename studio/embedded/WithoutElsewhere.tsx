import type {LayoutProps} from 'sanity'
import {createGlobalStyle} from 'styled-components'
import {environment} from '../environment.ts'

/**
 * The page at sanity.io where a project is managed: a project on this machine has none. Sanity's menu of help says nothing
 * here but its version, and the guide stands where editors look for it.
 */
const NoManagement = createGlobalStyle`
  a[href*="/manage/project/${environment.projectId}"],
  [data-testid="button-resources-menu"] {
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
