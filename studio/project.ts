/** Commands of `sanity` that reach no project: what is built and typed here is the same for each. */
const ANYWHERE =
  /^(build|dev|start|preview|typegen|login|logout|telemetry|docs|help|version|--version|-v|schemas? (extract|validate))\b/

/**
 * Why a command of `sanity` is refused: without a project's ID it would ask for a project that is nobody's. Null when it may go
 * on. `args` are the words after `sanity`.
 */
export const withoutProject = (args: readonly string[], projectId: string | undefined): string | null =>
  projectId || args.length === 0 || ANYWHERE.test(args.join(' '))
    ? null
    : 'SANITY_STUDIO_PROJECT_ID: is not set in this shell; at the root: set -a; . ../production.env; set +a (docs/go-live.md, 0), then again'
