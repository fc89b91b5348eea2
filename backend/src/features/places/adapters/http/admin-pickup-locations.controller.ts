import { pickupLocations } from '@shop/contracts/places/pickup-locations';
import { recordController } from '../../../../platform/http/record-controller.ts';
import { PickupLocations } from '../../application/pickup-locations.ts';

export const AdminPickupLocationsController = recordController(pickupLocations, PickupLocations);
