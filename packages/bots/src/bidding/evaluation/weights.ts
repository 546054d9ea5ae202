/** Made by `npm run fit tricks`: the weights of the figures of `opposite.ts`, in tricks. */
export const WITH_TRUMPS: readonly number[] = [
  -0.377, 0.22, 0.276, 0.078, 0.015, 0.204, 0.524, 0.394, 0.061, 0.06, 0.347, -0.037, 0.131, -0.063, 0.024,
  -0.172, -0.066, 0.083,
];

export const AT_NOTRUMP: readonly number[] = [
  -0.385, 0.319, 0.335, 0.1, -0.026, 0.322, -0.257, -0.241, -0.034, 0.05, 0.043, -0.026, 0.066, -0.147, 0.086,
  0.664,
];
