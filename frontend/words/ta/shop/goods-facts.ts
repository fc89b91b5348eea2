export { contentOf, unitOf } from '@shop/contracts/rules/catalogue/unit-words/ta';
