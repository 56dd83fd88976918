import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import {
  createCollection,
  deleteCollection,
  getCollection,
  listCollectionProducts,
  listCollections,
  updateCollection,
} from './collection.ts';
import {
  createHeroWidget,
  deleteHeroWidget,
  listHeroWidgets,
  updateHeroWidget,
} from './hero-widget.ts';
import { getHome } from './home.ts';
import { importProducts, listGivenUpPictures, previewImport } from './import-batch.ts';
import { getMedia, proxyImage, uploadImages } from './media.ts';
import {
  bulkUpdateTags,
  createProduct,
  deleteProduct,
  getProduct,
  getProductDetails,
  listProducts,
  updateProduct,
} from './product-calls.ts';
import { releaseStock, reserveStock } from './reservations.ts';
import { searchProducts } from './search.ts';
import { getSiteSettings, updateSiteSettings } from './site-settings.ts';
import { getCatalogStats } from './stats.ts';

/** Catalog's public calls; of paths that overlap, the more exact one stands first. */
export const catalogEndpoints: readonly Endpoint[] = [
  searchProducts,
  bulkUpdateTags,
  getProductDetails,
  listProducts,
  getProduct,
  createProduct,
  updateProduct,
  deleteProduct,
  listCollections,
  getCollection,
  listCollectionProducts,
  createCollection,
  updateCollection,
  deleteCollection,
  listHeroWidgets,
  createHeroWidget,
  updateHeroWidget,
  deleteHeroWidget,
  getSiteSettings,
  updateSiteSettings,
  getHome,
  uploadImages,
  getMedia,
  proxyImage,
];

/** Catalog's calls that only other services make. */
export const catalogInternalEndpoints = [
  reserveStock,
  releaseStock,
  importProducts,
  previewImport,
  listGivenUpPictures,
  getCatalogStats,
] as readonly Endpoint[];
