import { states } from '../../../../../features/desk/places/states.tsx';

export const Page = states.List;
