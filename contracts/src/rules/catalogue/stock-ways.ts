/** How a sheet changes the stock: it says what stands on the shelves, or what came in. */
export const STOCK_WAYS = ['count', 'goods-in'] as const;
export type StockWay = (typeof STOCK_WAYS)[number];
