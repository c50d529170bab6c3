import {configureGlobal} from 'fast-check'

/** The runner prints no cause of an error: expected and received values of a property's counterexample go into its message. */
configureGlobal({includeErrorInReport: true})
