import {graphql} from 'gatsby'

/** Gatsby's fragments are global: the query of every public screen spreads this one. */
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

/** The same with the strings of the customer area. */
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
