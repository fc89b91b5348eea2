-- Room on each page for new versions of its rows: an order changes the stock of thirty products in place.
ALTER TABLE product SET (fillfactor = 10);
