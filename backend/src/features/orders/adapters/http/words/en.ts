export const words = {
  /** Of an order's page on a telephone's home screen. */
  homeScreen: (number: string) => `Order ${number}`,
};
