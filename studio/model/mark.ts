/** The V: a pole and three stripes of the sock. Box 32 × 32. */
export const POLE = 'M1.6 3.4L7.7 3.4L16.7 28.6L10.6 28.6z'
export const STRIPES =
  'M13.6 16.4L16.8 12.5L21.8 21.8L18.1 28.6zM17.7 11.5L20.6 7.9L26 13.8L22.7 20zM21.4 6.9L24.3 3.4L30.3 5.9L27 12z'
