declare module 'gatsbys-entry'
