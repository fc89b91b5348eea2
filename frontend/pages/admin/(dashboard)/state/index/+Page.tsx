export { StateList as Page } from '../../../../../features/desk/places/state-list.tsx';
