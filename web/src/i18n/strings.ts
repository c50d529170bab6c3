import {graphql} from 'gatsby'

/** Interface strings of public screens. Gatsby's fragments are global: every page query spreads one. */
export const interfaceStrings = graphql`
  fragment InterfaceStrings on Query {
    locales: allLocale(filter: {language: {eq: $language}, ns: {eq: "common"}}) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`

/** Interface strings with those of the customer area. */
export const customerStrings = graphql`
  fragment CustomerStrings on Query {
    locales: allLocale(filter: {language: {eq: $language}}, sort: {ns: ASC}) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`
