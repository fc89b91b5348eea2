import { Body, Controller, Param, Query } from '@nestjs/common';
import type { ListPage, OrderedRowView } from '@shop/contracts/listing/views';
import { PlaceRequest } from '@shop/contracts/listing/requests';
import {
  cityEndpoints,
  cityOrder,
  pickupLocationEndpoints,
  pickupLocationOrder,
  stateEndpoints,
  stateOrder,
} from '@shop/contracts/places/desk-endpoints';
import {
  CityRequest,
  ListPlacesQuery,
  PickupLocationRequest,
  PlaceParams,
  SaveCityRequest,
  SavePickupLocationRequest,
  SaveStateRequest,
  StateParams,
} from '@shop/contracts/places/requests';
import type { CityRowView, PickupLocationEntry } from '@shop/contracts/places/views';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { pinCodeDigits } from '@shop/contracts/rules/places/pin-code';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { found } from '../../../../shared/domain-error.ts';
import { Ordering } from '../../../../shared/records/ordering.ts';
import { RevisedRecords } from '../../../../shared/records/revised-records.ts';
import { Cities } from '../../application/cities.ts';
import { PickupLocations } from '../../application/pickup-locations.ts';
import { PlacesDesk } from '../../application/places-desk.ts';
import { States } from '../../application/states.ts';

@Controller()
export class AdminPlacesController {
  constructor(
    private readonly desk: PlacesDesk,
    private readonly pickupLocations: PickupLocations,
    private readonly states: States,
    private readonly cities: Cities,
    private readonly records: RevisedRecords,
    private readonly ordering: Ordering,
  ) {}

  @Route(pickupLocationEndpoints.list)
  @Needs('places.read')
  listPickupLocations(@Query() query: ListPlacesQuery) {
    return this.pickupLocations.page(query);
  }

  @Route(pickupLocationEndpoints.read)
  @Needs('places.read')
  async readPickupLocation(@Param() { id }: PlaceParams) {
    return found(await this.pickupLocations.records.find(id));
  }

  @Route(pickupLocationEndpoints.add)
  @Needs('places.write')
  @Once()
  addPickupLocation(@Body() entry: PickupLocationRequest, @StaffActor() actor: AuditEntry['actor']) {
    const to = this.pickupLocations.records;
    return this.records.add({ to, kind: 'pickup-location', value: plain(entry), actor });
  }

  @Route(pickupLocationEndpoints.save)
  @Needs('places.write')
  savePickupLocation(
    @Param() { id }: PlaceParams,
    @Body() { revision, ...entry }: SavePickupLocationRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ) {
    const among = this.pickupLocations.records;
    return this.records.replace({
      among,
      kind: 'pickup-location',
      key: id,
      value: plain(entry),
      revision,
      actor,
    });
  }

  @Route(pickupLocationOrder.read)
  @Needs('places.read')
  readPickupLocationOrder(): Promise<OrderedRowView[]> {
    return this.ordering.of('pickup-location');
  }

  @Route(pickupLocationOrder.place)
  @Needs('places.write')
  placePickupLocation(
    @Param() { id }: PlaceParams,
    @Body() { before }: PlaceRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<OrderedRowView[]> {
    return this.ordering.place('pickup-location', id, before, actor);
  }

  @Route(stateEndpoints.list)
  @Needs('places.read')
  listStates(@Query() query: ListPlacesQuery) {
    return this.states.page(query);
  }

  @Route(stateEndpoints.read)
  @Needs('places.read')
  async readState(@Param() { id }: StateParams) {
    return found(await this.states.records.find(id));
  }

  @Route(stateEndpoints.save)
  @Needs('places.write')
  saveState(
    @Param() { id }: StateParams,
    @Body() { revision, ...entry }: SaveStateRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ) {
    return this.desk.saveState(id, entry, revision, actor);
  }

  @Route(stateOrder.read)
  @Needs('places.read')
  readStateOrder(): Promise<OrderedRowView[]> {
    return this.ordering.of('state');
  }

  @Route(stateOrder.place)
  @Needs('places.write')
  placeState(
    @Param() { id }: StateParams,
    @Body() { before }: PlaceRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<OrderedRowView[]> {
    return this.ordering.place('state', id, before, actor);
  }

  @Route(cityEndpoints.list)
  @Needs('cities.read')
  listCities(@Query() query: ListPlacesQuery): Promise<ListPage<CityRowView>> {
    return this.cities.page(query);
  }

  @Route(cityEndpoints.read)
  @Needs('cities.read')
  async readCity(@Param() { id }: PlaceParams) {
    return found(await this.cities.records.find(id));
  }

  @Route(cityEndpoints.add)
  @Needs('cities.write')
  @Once()
  addCity(@Body() entry: CityRequest, @StaffActor() actor: AuditEntry['actor']) {
    return this.desk.addCity(entry, actor);
  }

  @Route(cityEndpoints.save)
  @Needs('cities.write')
  saveCity(
    @Param() { id }: PlaceParams,
    @Body() { revision, ...entry }: SaveCityRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ) {
    return this.desk.saveCity(id, entry, revision, actor);
  }

  @Route(cityOrder.read)
  @Needs('cities.read')
  readCityOrder(): Promise<OrderedRowView[]> {
    return this.ordering.of('city');
  }

  @Route(cityOrder.place)
  @Needs('cities.write')
  placeCity(
    @Param() { id }: PlaceParams,
    @Body() { before }: PlaceRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<OrderedRowView[]> {
    return this.ordering.place('city', id, before, actor);
  }
}

/** Numbers as everybody else of the shop reads them. */
function plain({ phone, pinCode, ...entry }: PickupLocationEntry): PickupLocationEntry {
  return { ...entry, phone: mobileDigits(phone) ?? phone, pinCode: pinCodeDigits(pinCode) ?? pinCode };
}
