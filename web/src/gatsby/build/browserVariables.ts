import {errorsDsn, siteUrl, studioOrigin} from '../../renderer/environment.ts'

// Gatsby writes variables into scripts when their names start with GATSBY_ and they are set before it configures webpack.
process.env.GATSBY_SITE_URL = siteUrl // canonical addresses are made in the browser too
process.env.GATSBY_STUDIO_ORIGIN = studioOrigin ?? ''
process.env.GATSBY_ERRORS_DSN = errorsDsn
process.env.GATSBY_RELEASE = process.env.DEPLOY_ID ?? 'this machine'
