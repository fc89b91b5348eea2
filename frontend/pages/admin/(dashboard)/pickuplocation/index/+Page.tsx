export { PickupLocationList as Page } from '../../../../../features/desk/places/pickup-location-list.tsx';
