import { brands } from './catalogue/brands.ts';
import { productTags } from './catalogue/product-tags.ts';
import { readyLists } from './catalogue/ready-lists.ts';
import { pickupLocations } from './places/pickup-locations.ts';

/** Every kind of plain records: endpoints, topics and the tests of steps follow from it. */
export const RECORD_KINDS = [pickupLocations, brands, productTags, readyLists] as const;
