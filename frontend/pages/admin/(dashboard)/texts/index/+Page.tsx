export { TextList as Page } from '../../../../../features/desk/texts/text-list.tsx';
