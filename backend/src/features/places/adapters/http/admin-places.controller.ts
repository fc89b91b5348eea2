import { Body, Controller, Param, Query } from '@nestjs/common';
import type { ListPage, OrderedRowView } from '@shop/contracts/listing/views';
import { PlaceRequest, RecordParams, SearchedQuery } from '@shop/contracts/listing/requests';
import {
  cityEndpoints,
  cityOrder,
  pickupLocationOrder,
  previewState,
  removeCity,
  removePickupLocation,
  stateEndpoints,
  stateOrder,
} from '@shop/contracts/places/desk-endpoints';
import {
  CityRequest,
  SaveCityRequest,
  SaveStateRequest,
  StateParams,
  StateRequest,
} from '@shop/contracts/places/requests';
import type { CityRowView, StateEffectView } from '@shop/contracts/places/views';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { found } from '../../../../shared/domain-error.ts';
import { Ordering } from '../../../../shared/records/ordering.ts';
import { Removal } from '../../../../shared/records/removal.ts';
import { Cities } from '../../application/cities.ts';
import { PlacesDesk } from '../../application/places-desk.ts';
import { StateEffects, States } from '../../application/states.ts';

@Controller()
export class AdminPlacesController {
  constructor(
    private readonly desk: PlacesDesk,
    private readonly states: States,
    private readonly effects: StateEffects,
    private readonly cities: Cities,
    private readonly ordering: Ordering,
    private readonly removal: Removal,
  ) {}

  @Route(pickupLocationOrder.read)
  @Needs('places.read')
  readPickupLocationOrder(): Promise<OrderedRowView[]> {
    return this.ordering.of('pickup-location');
  }

  @Route(pickupLocationOrder.place)
  @Needs('places.write')
  placePickupLocation(
    @Param() { id }: RecordParams,
    @Body() { before }: PlaceRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<OrderedRowView[]> {
    return this.ordering.place('pickup-location', id, before, actor);
  }

  @Route(stateEndpoints.list)
  @Needs('places.read')
  listStates(@Query() query: SearchedQuery) {
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

  @Route(previewState)
  @Needs('places.write')
  previewState(@Param() { id }: StateParams, @Body() terms: StateRequest): Promise<StateEffectView> {
    return this.effects.of(id, terms);
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
  listCities(@Query() query: SearchedQuery): Promise<ListPage<CityRowView>> {
    return this.cities.page(query);
  }

  @Route(cityEndpoints.read)
  @Needs('cities.read')
  async readCity(@Param() { id }: RecordParams) {
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
    @Param() { id }: RecordParams,
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
    @Param() { id }: RecordParams,
    @Body() { before }: PlaceRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<OrderedRowView[]> {
    return this.ordering.place('city', id, before, actor);
  }

  @Route(removePickupLocation)
  @Needs('places.write')
  @Once()
  removePickupLocation(@Param() { id }: RecordParams, @StaffActor() actor: AuditEntry['actor']) {
    return this.removal.remove('pickup-location', id, actor);
  }

  @Route(removeCity)
  @Needs('cities.write')
  @Once()
  removeCity(@Param() { id }: RecordParams, @StaffActor() actor: AuditEntry['actor']) {
    return this.removal.remove('city', id, actor);
  }
}
