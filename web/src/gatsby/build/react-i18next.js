// The only parts of react-i18next that this site and gatsby-plugin-react-i18next use.

export {I18nContext} from 'react-i18next-es/context.js'
export {I18nextProvider} from 'react-i18next-es/I18nextProvider.js'
export {useTranslation} from 'react-i18next-es/useTranslation.js'
