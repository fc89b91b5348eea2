import { STOCK_WAYS } from '@shop/contracts/rules/catalogue/change-sets';
import { usePageContext } from 'vike-react/usePageContext';
import { Godown } from '../../../../../features/desk/parts/godown.tsx';
import { StockDesk } from '../../../../../features/desk/stock/stock-desk.tsx';

export function Page() {
  const { search } = usePageContext().urlParsed;
  const way = STOCK_WAYS.find((each) => each === search['way']) ?? 'count';
  return (
    <Godown screen="stock">
      <StockDesk key={way} way={way} />
    </Godown>
  );
}
