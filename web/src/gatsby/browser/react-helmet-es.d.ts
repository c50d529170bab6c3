declare module 'react-helmet/es/Helmet.js' {
  export {Helmet} from 'react-helmet'
}
