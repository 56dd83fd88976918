import { useListProductsQuery } from '../../api/products.ts';

const ASKS_ONLY_HOW_MANY = { limit: 1 };

/** How many products a collection has, archived ones too; undefined while nobody knows. */
export function useCollectionSize(collectionId: number): number | undefined {
  const asked = { ...ASKS_ONLY_HOW_MANY, collectionId };
  const fresh = { refetchOnMountOrArgChange: true };
  const { currentData: active } = useListProductsQuery(asked, fresh);
  const { currentData: archived } = useListProductsQuery({ ...asked, archived: true }, fresh);
  return active && archived && active.total + archived.total;
}
