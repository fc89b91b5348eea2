export { CityList as Page } from '../../../../../features/desk/places/city-list.tsx';
