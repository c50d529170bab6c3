/** The project and dataset that the embedded lake goes by. */
export const EMBEDDED = {projectId: 'local', dataset: 'production'} as const
