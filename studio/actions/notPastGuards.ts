import type {WorkspaceOptions} from 'sanity'

/** Ways of Sanity's to publish later, or much at once, that our actions do not see; a price has a first day of its own. */
export const NOT_PAST_GUARDS = {
  releases: {enabled: false},
  scheduledDrafts: {enabled: false},
  scheduledPublishing: {enabled: false},
} satisfies Partial<WorkspaceOptions>
