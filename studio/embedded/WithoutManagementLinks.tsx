import type {LayoutProps} from 'sanity'
import {WithoutManagement} from '../sanity/styles.tsx'

/** The Studio without its ways to what only a hosted project has. */
export const WithoutManagementLinks = (props: LayoutProps) => (
  <>
    <WithoutManagement />
    {props.renderDefault(props)}
  </>
)
