/** Who asks, as the host says it whatever a client sends: Netlify, and on one machine local/site. */
export const CLIENT_HEADER = 'x-nf-client-connection-ip'
