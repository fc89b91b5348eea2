export { contentOf, unitOf } from '@shop/contracts/rules/catalogue/goods-words-ta';
