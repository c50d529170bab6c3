import {graphql} from 'gatsby'

/** Gatsby's fragments are global: the query of every screen spreads this one. */
export const interfaceStrings = graphql`
  fragment InterfaceStrings on Query {
    locales: allLocale(filter: {language: {eq: $language}}) {
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
