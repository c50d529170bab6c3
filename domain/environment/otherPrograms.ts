import type {Variable} from './variables.ts'

/** Variables of Netlify's builds that our code does not read. */
export const OTHER_PROGRAMS: Record<string, Variable> = {
  NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: {
    says: '`true`: Netlify’s own plugin for Gatsby, for sites that Gatsby renders on request, stays out.',
    readBy: ['build'],
  },
  SENTRY_AUTH_TOKEN: {
    says: 'A token that may give source maps to the receiver of ERRORS_DSN. Without it none are given.',
    readBy: ['build'],
    isSecret: true,
  },
  SENTRY_ORG: {
    says: 'Its organisation and project there; the address of a host other than Sentry’s.',
    readBy: ['build'],
  },
  SENTRY_PROJECT: {says: '', readBy: ['build']},
  SENTRY_URL: {says: '', readBy: ['build']},
}
