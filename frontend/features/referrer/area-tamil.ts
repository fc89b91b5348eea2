import { words as area } from '../../words/en/referrer/area.ts';
import { orderStateWords } from '../../words/en/shop/order-states.ts';
import { words as site } from '../../words/en/shop/site.ts';
import { words as copy } from '../../words/en/shop/ui-copy.ts';
import { words as listPage } from '../../words/en/staff/list-page.ts';
import { words as ownAccount } from '../../words/en/staff/own-account.ts';
import { words as areaTa } from '../../words/ta/referrer/area.ts';
import { orderStateWords as orderStateWordsTa } from '../../words/ta/shop/order-states.ts';
import { words as siteTa } from '../../words/ta/shop/site.ts';
import { words as copyTa } from '../../words/ta/shop/ui-copy.ts';
import { words as listPageTa } from '../../words/ta/staff/list-page.ts';
import { words as ownAccountTa } from '../../words/ta/staff/own-account.ts';
import { inPlaceOf, inTamil } from '../desk/parts/tamil/in-tamil.tsx';

/** The area of referrers in Tamil. */
export const InTamil = inTamil(
  inPlaceOf(area, areaTa),
  inPlaceOf(copy, copyTa),
  inPlaceOf(listPage, listPageTa),
  inPlaceOf(orderStateWords, orderStateWordsTa),
  inPlaceOf(ownAccount, ownAccountTa),
  inPlaceOf(site, siteTa),
);
