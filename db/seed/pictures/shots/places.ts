/** The yards that birds stand in: horizon, sky, hedge and grass. */
export const places = {
  meadow: {
    horizon: 420,
    sky: '#cfe0e4',
    hedge: ['#4f6b3a', '#6b8446', '#3d5a38', '#8a9c55'],
    grass: ['#6f8a3c', '#8aa24a', '#5a7534', '#9db35a'],
  },
  orchard: {
    horizon: 380,
    sky: '#dfe6e2',
    hedge: ['#7d9a58', '#e9d3d6', '#a3b870', '#f0e2df', '#64824a'],
    grass: ['#7f9a45', '#96ae55', '#6a8639', '#b0c26a'],
  },
  evening: {
    horizon: 450,
    sky: '#f0cf9e',
    hedge: ['#6b5a2e', '#8a7038', '#4f4a2c', '#b58d48'],
    grass: ['#8a8a3e', '#a09a4a', '#6d7034', '#b8a856'],
  },
  barnside: {
    horizon: 330,
    sky: '#b9a88f',
    hedge: ['#8a6a4c', '#6f543c', '#a07f5c', '#5c4632'],
    grass: ['#8f8a4c', '#a69a5a', '#78783e', '#b8a868'],
  },
  misty: {
    horizon: 400,
    sky: '#dfe4e2',
    hedge: ['#8a9c8e', '#a3b0a0', '#748a7c', '#b9c2b2'],
    grass: ['#7f9668', '#93a878', '#6c8458', '#a6b88a'],
  },
  autumn: {
    horizon: 430,
    sky: '#dcd9cc',
    hedge: ['#a0622e', '#c08a3c', '#7a4f2c', '#6f6a34'],
    grass: ['#87863f', '#9d974c', '#6f7034', '#b5a45c'],
  },
} as const
