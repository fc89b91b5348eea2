export { units } from '@shop/contracts/rules/catalogue/goods-words-ta';
