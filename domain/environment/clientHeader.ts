/** Header with the client's address, set by the host whatever a client sends: Netlify, or local/site on one machine. */
export const CLIENT_HEADER = 'x-nf-client-connection-ip'
