export { units } from '@shop/contracts/rules/catalogue/unit-words/ta';
