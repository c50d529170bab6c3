import {createGlobalStyle} from 'styled-components'
import {environment} from '../environment.ts'

/**
 * While a form is saved its icon turns, part of a drawing: which no browser does aside, so at each step it lays out the
 * Studio's layers anew, with the preview in them, just while somebody types. It says "Saving" all the same.
 */
export const StillWhileSaving = createGlobalStyle`
  [data-testid="pane-footer-document-status-pulse"] [data-rotate] {
    animation: none;
  }
`

/** Shows messages below the top bar: at the lower edge they cover Publish and the line that says what is live. */
export const MessagesOnTop = createGlobalStyle`
  ul[data-ui="ToastProvider"] {
    top: 3rem;
    bottom: auto;
  }
`

/**
 * Leaves the title of a document to the line that stays above its form, where it is as well, and draws closer together what is
 * above the first field: the head took half of the screen.
 */
export const ShortHead = createGlobalStyle`
  [data-ui="FormRow"]:has(> div > [data-ui="Stack"] > [data-testid="document-panel-document-title"]) {
    clip-path: inset(50%);
    height: 1px;
    overflow: hidden;
    position: absolute;
    width: 1px;
  }
  [data-testid="form-view"] > [data-ui="FormRow"] > div > div {
    margin-bottom: 1rem;
  }
  [data-ui="Stack"]:has(> [data-testid="field-groups"]) {
    gap: 2rem;
  }
  [data-ui="Stack"] > [data-testid="field-groups"] {
    padding-bottom: 0;
  }
  fieldset [data-ui="Stack"] > [data-testid="field-groups"] {
    padding-bottom: 1.25rem;
  }
`

/** Leaves the marks out of the tabs of a document that was never published: from its first letter on each tab lacks something. */
export const CalmTabs = createGlobalStyle`
  [data-new='true'] [data-testid="field-groups"] [data-sanity-icon="error-outline"] {
    display: none;
  }
`

/** Keeps the state of a document off the buttons beside it, in two lines where it is long, and long addresses within the box of a message. */
export const RoomForWords = createGlobalStyle`
  [data-testid="pane-footer-document-status"] {
    min-width: 0;
    padding-right: 0.75rem;
  }
  [data-testid="pane-footer-document-status"] [data-ui="Flex"] {
    flex-shrink: 1;
    min-width: 0;
  }
  [data-testid="pane-footer-document-status"] [data-ui="Text"] {
    text-align: start;
    white-space: normal;
  }
  [data-ui="Tooltip"] {
    overflow-wrap: anywhere;
  }
`

/** Narrows the media library's search on phones, so that the last of its buttons has room. */
export const MediaOnPhones = createGlobalStyle`
  @media (max-width: 599px) {
    [data-ui="Box"][style="min-width: 200px;"] {
      min-width: 0 !important;
      width: 7rem;
    }
  }
`

/** Hides Sanity's own banner: it does not say who deleted, and its button does nothing while unsaved typing waits. */
export const WithoutDeletedBanner = createGlobalStyle`
  div[data-testid='deleted-document-banner'][data-testid] {
    display: none;
  }
`

/**
 * Hides the link to the project's page at sanity.io, which a project on this machine does not have, and Sanity's help menu,
 * which says nothing here but its version; the guide is where editors look for it.
 */
export const WithoutManagement = createGlobalStyle`
  a[href*="/manage/project/${environment.projectId}"],
  [data-testid="button-resources-menu"] {
    display: none;
  }
`
